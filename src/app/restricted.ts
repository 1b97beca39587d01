/** Spec §6. */
const restricted = new Set(['CU', 'IR', 'KP', 'SY', 'RU', 'CN'])
export const isRestricted = (country: string | undefined): boolean => country !== undefined && restricted.has(country.toUpperCase())
