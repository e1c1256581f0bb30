/** The attributes of dialogs in served pages: components write them and the shell's script reads them. */

/** On a link or button: the id of the dialog that it opens. */
export const OPENS = "data-opens";

/** On a control inside a dialog that closes it. */
export const CLOSES = "data-closes";

/** On a dialog that a click on its backdrop closes. */
export const CLOSES_ON_BACKDROP = "data-light";
