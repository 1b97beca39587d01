interface Listed {
  readonly name: string
  readonly installed: boolean
}

/** Lists a channel's preferred wallets first, in its order; then the available ones. */
export function inWalletOrder<T extends Listed>(connectors: readonly T[], first: readonly string[]): readonly T[] {
  const wanted = first.map((name) => name.toLowerCase())
  const rank = ({ name }: T): number => ((at) => (at < 0 ? wanted.length : at))(wanted.indexOf(name.toLowerCase()))
  return connectors.toSorted((a, b) => rank(a) - rank(b) || Number(b.installed) - Number(a.installed))
}
