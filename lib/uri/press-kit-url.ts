/** Address of the archive for the press (app/press-kit.zip). */
export const PRESS_KIT_PATH = '/press-kit.zip';
