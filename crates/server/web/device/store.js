// @ts-check
// What is kept on this device, in IndexedDB: the person, tables, the lines of their logs, records. One call of the module is
// one transaction, which is on disk before anything of it is told.

/** @typedef {{ kind: 'person' | 'table' | 'line' | 'record', [field: string]: unknown }} Row */

/** Where each kind of row is kept, and by which key. @type {Record<string, { name: string, key: string | string[] }>} */
const STORES = {
  person: { name: 'person', key: 'kind' },
  table: { name: 'tables', key: 'id' },
  line: { name: 'lines', key: ['table', 'ply'] },
  record: { name: 'records', key: 'id' },
};
/** Counts the transactions: whoever reads another number has missed one. */
const CHANGES = 'changes';

/** The result of a request. @template T @returns {Promise<T>} */
const result = (/** @type {IDBRequest<T>} */ request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** What is kept. */
export class Store {
  constructor(/** @type {IDBDatabase} */ database) {
    this.database = database;
    this.isClosed = false;
    // A page of another version must be able to change the shape.
    database.onversionchange = () => this.close();
    // The browser closes it too: on some faults of the disk, and when site data is cleared.
    database.onclose = () => this.close();
  }

  close() {
    this.isClosed = true;
    this.database.close();
  }

  static async open() {
    const request = indexedDB.open('notredame', 1);
    request.onupgradeneeded = () => {
      for (const { name, key } of Object.values(STORES))
        request.result.createObjectStore(name, { keyPath: key });
      request.result.createObjectStore(CHANGES);
    };
    return new Store(await result(request));
  }

  #reading(/** @type {string} */ store) {
    return this.database.transaction(store).objectStore(store);
  }

  /** The number of transactions so far. @returns {Promise<number>} */
  async changes() {
    return (await result(this.#reading(CHANGES).get(CHANGES))) ?? 0;
  }

  /** What the module begins with, and the number of transactions it comes from. */
  async everything() {
    const tx = this.database.transaction(['person', 'tables', CHANGES]);
    const [[person], tables, changes] = await Promise.all([
      result(tx.objectStore('person').getAll()),
      result(tx.objectStore('tables').getAll()),
      result(tx.objectStore(CHANGES).get(CHANGES)),
    ]);
    return { person: person ?? null, tables, changes: changes ?? 0 };
  }

  /** The lines of a table, in their order. */
  lines(/** @type {string} */ table) {
    return result(this.#reading('lines').getAll(IDBKeyRange.bound([table], [table, []])));
  }

  /** A record. @returns {Promise<{ text: string } | undefined>} */
  record(/** @type {string} */ id) {
    return result(this.#reading('records').get(id));
  }

  /** Stores rows together, if nobody has stored anything since. Ends when they are on disk; gives the new number. */
  save(/** @type {Row[]} */ rows, /** @type {number} */ since) {
    const names = [...new Set(rows.map((row) => STORES[row.kind].name)), CHANGES];
    const tx = this.database.transaction(names, 'readwrite', { durability: 'strict' });
    const count = tx.objectStore(CHANGES).get(CHANGES);
    count.onsuccess = () => {
      if ((count.result ?? 0) !== since) tx.abort();
      else tx.objectStore(CHANGES).put(since + 1, CHANGES);
    };
    for (const row of rows) {
      const store = tx.objectStore(STORES[row.kind].name);
      // A line is never written over.
      if (row.kind === 'line') store.add(row);
      else store.put(row);
    }
    return /** @type {Promise<number>} */ (
      new Promise((done, fail) => {
        tx.oncomplete = () => done(since + 1);
        tx.onabort = () => fail(tx.error ?? new DOMException('another page was faster', 'AbortError'));
      })
    );
  }
}
