interface Listed {
  readonly name: string
  readonly installed: boolean
}

/** The wallets that a channel names come first, in its order; of the others those that are here. */
export function inWalletOrder<T extends Listed>(connectors: readonly T[], first: readonly string[]): readonly T[] {
  const wanted = first.map((name) => name.toLowerCase())
  const rank = ({ name }: T): number => ((at) => (at < 0 ? wanted.length : at))(wanted.indexOf(name.toLowerCase()))
  return connectors.toSorted((a, b) => rank(a) - rank(b) || Number(b.installed) - Number(a.installed))
}
