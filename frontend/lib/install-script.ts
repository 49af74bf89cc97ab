/**
 * The browser offers once, on a slow phone before the scripts have come: the first script of a page keeps it. Otherwise the
 * browser would show a banner of its own at once.
 */
export const INSTALL_SCRIPT = "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e});";
