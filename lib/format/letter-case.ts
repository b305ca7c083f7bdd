/** `postFormat` → `PostFormat` */
export const toUpperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `PostFormat` → `postFormat` */
export const toLowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
