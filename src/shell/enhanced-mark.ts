/** The performance mark of the moment from which header and footer respond to every interaction. */
export const SHELL_ENHANCED = "shell-enhanced";
