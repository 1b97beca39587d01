/** The middle taken out (spec §5: 6 and 4 characters). For reading only: before money moves the full address is shown. */
export function shortAddress(address: string, start = 6, end = 4): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}

/** Groups of four, so that a person can compare a full address by eye. */
export const addressGroups = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? []
