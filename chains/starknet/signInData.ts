const shortString = (name: string) => ({ name, type: 'shortstring' }) as const

/** Typed data as SNIP-12 (revision 1) writes it. */
export interface SignInData {
  readonly types: Record<string, { name: string; type: string }[]>
  readonly primaryType: string
  readonly domain: { name: string; version: string; chainId: string; revision: string }
  readonly message: { Message: string[] }
}

/**
 * Builds the data that a wallet signs for a sign-in: the lines of the text, so that only the text has to be read and
 * compared. The hash covers the account too. Lines are separate because wallets' libraries fail on line breaks.
 * @param network the network's own name, such as `SN_MAIN`
 */
export const signInData = (text: string, network: string): SignInData => ({
  types: {
    StarknetDomain: [shortString('name'), shortString('version'), shortString('chainId'), shortString('revision')],
    SignIn: [{ name: 'Message', type: 'string*' }],
  },
  primaryType: 'SignIn',
  domain: { name: 'Sign in with Starknet', version: '1', chainId: network, revision: '1' },
  message: { Message: text.split('\n') },
})
