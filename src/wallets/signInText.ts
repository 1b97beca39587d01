import type { SignInRequest } from './contract.ts'

/** Builds a sign-in text in the form of ERC-4361. @param word Family name in the first line, such as "Solana". */
export const signInText = (
  word: string,
  address: string,
  { domain, uri, nonce, issuedAt, expiresAt, statement, requestId, chainId }: SignInRequest,
): string =>
  [
    `${domain} wants you to sign in with your ${word} account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expiresAt}`,
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
  ].join('\n')
