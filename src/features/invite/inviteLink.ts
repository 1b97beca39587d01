/** The link that friends open: the bridge, with the code of whoever invites. */
export const inviteLink = (origin: string, code: string): string => `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
