// @ts-check
// Which keys a page may take as shortcuts.

/** A key that is pressed. @typedef {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>} Pressed */

/**
 * Whether a key is a shortcut of the page: not while something is typed or a dialog is open over it; and a key of one character only if
 * the player has not turned these off, because speech input and clumsy fingers press them by mistake.
 */
export const isShortcut = (
  /** @type {Pressed} */ { key, ctrlKey, metaKey, altKey },
  /** @type {{ isTyping: boolean, isCovered: boolean, singleKeys: boolean }} */ {
    isTyping,
    isCovered,
    singleKeys,
  },
) =>
  !ctrlKey && !metaKey && !altKey && !isTyping && !isCovered && (singleKeys || key.length > 1 || key === ' ');
