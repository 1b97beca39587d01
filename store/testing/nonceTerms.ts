import type { NonceTerms } from '../accounts/types.ts'

/** Terms of a nonce that expires then. */
export const termsUntil = (end: Date): NonceTerms => ({
  family: null,
  chainId: null,
  domain: 'bridge.example',
  uri: 'https://bridge.example',
  issuedAt: new Date(end.getTime() - 600_000).toISOString(),
  expiresAt: end.toISOString(),
})
