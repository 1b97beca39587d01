export interface SessionRow {
  tokenHash: string
  userId: string
  family: string
  surface: string
  createdAt: Date
  expiresAt: Date
}

export interface Sessions {
  saveNonce(nonce: string, purpose: string, expiresAt: Date): Promise<void>
  /** True exactly once per nonce, and only before its expiry. */
  consumeNonce(nonce: string, purpose: string, now: Date): Promise<boolean>
  /** True for the first caller with this nonce; it is kept as used until its expiry. */
  spendNonce(nonce: string, purpose: string, expiresAt: Date): Promise<boolean>
  create(session: SessionRow): Promise<void>
  get(tokenHash: string, now: Date): Promise<SessionRow | null>
  revoke(tokenHash: string): Promise<void>
  purge(before: Date): Promise<number>
}
