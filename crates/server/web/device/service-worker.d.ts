// What the service workers use of their global scope, which the types of pages do not have.

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Lasting {
  notification: { data: string; close(): void };
}
interface Windows {
  claim(): Promise<void>;
  matchAll(which: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
  openWindow(address: string): Promise<unknown>;
}

export interface Scope {
  registration: { scope: string };
  clients: Windows;
  skipWaiting(): Promise<void>;
  addEventListener(event: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(event: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(event: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(event: 'notificationclick', listener: (event: Clicked) => void): void;
}
