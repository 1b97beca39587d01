/** Surface that the app runs on; the session or the request decides, never the body. */
export const surfaces = ['web', 'telegram'] as const
export type Surface = (typeof surfaces)[number]

/** `bridging-only`: the capability may serve a bridge, nothing else (Telegram's guidelines). */
export const verdicts = ['allowed', 'bridging-only', 'hidden'] as const
export type Verdict = (typeof verdicts)[number]

/** Capabilities named in policy.json: "wallet:evm", "swap", "approvals", "payment:direct", "checkin:1868", "badge", "faucet", "pool", "maker", "airdrop", "tracker", "exports", "deploy", "rewards", "ecosystem", "trust", "roadmap", "diagnostics", "events", "links". */
export type SurfacePolicy = Readonly<Record<string, Verdict>>
export type Policy = Readonly<Record<Surface, SurfacePolicy>>

/** Returns the verdict for a capability: exact name, then its group ("wallet:*"), then allowed. */
export function verdict(policy: Policy, surface: Surface, capability: string): Verdict {
  const rules = policy[surface]
  const group = `${capability.split(':')[0]}:*`
  const named = [capability, group].find((name) => Object.hasOwn(rules, name))
  return (named === undefined ? undefined : rules[named]) ?? 'allowed'
}

/**
 * True if a deposit from a wallet of one family may be paid out to another. Wallets that exist only for bridging serve
 * a bridge whose other side is fully allowed.
 */
export function permitsPair(policy: Policy, surface: Surface, from: string, to: string): boolean {
  const of = (family: string): Verdict => verdict(policy, surface, `wallet:${family}`)
  return of(from) === 'allowed' || (of(from) === 'bridging-only' && of(to) === 'allowed')
}

/** True if this use of the capability is open on that surface. */
export const permits = (value: Verdict, use: 'bridge' | 'other'): boolean =>
  value === 'allowed' || (value === 'bridging-only' && use === 'bridge')
