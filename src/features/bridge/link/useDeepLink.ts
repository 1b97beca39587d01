import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { ChainsData, TokensData } from '#core/wire/catalogue.ts'
import { useServices } from '#src/services.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { chainFromLink } from '#core/catalogue/lookups.ts'
import { type BridgeForm, settleForm } from '#src/features/shared/form.ts'
import { type DeepLink, exactOf, type LinkField, refusal, type Refused } from '#src/features/shared/readLink.ts'

/** Fills the form from the link that opened the page, once networks and assets are known. */
export function useDeepLink(catalogue: (ChainsData & { tokens: TokensData['list'] }) | null): void {
  const { form, link } = useServices()
  const waits = useStore(link, (state) => !state.settled)
  useEffect(() => {
    const { settled, link: asked, began, settle } = link.getState()
    if (!catalogue || settled || !waits) return
    const { fields, refused } = settleLink(catalogue, asked, began, form.getState())
    form.getState().patch(fields)
    settle(refused, fields)
  }, [catalogue, form, link, waits])
}

type Catalogue = ChainsData & { tokens: TokensData['list'] }

/** Form fields that a link can fill, with the parameter of each. */
const filled = {
  fromChainId: 'from',
  toChainId: 'to',
  token: 'token',
  amount: 'amount',
  recipient: 'recipient',
} as const satisfies Partial<Record<keyof BridgeForm, LinkField>>
type Filled = keyof typeof filled

interface SettledLink {
  /** Fields of the form that change. */
  readonly fields: Partial<BridgeForm>
  readonly refused: readonly Refused[]
}

function networkOf(catalogue: Catalogue, text: string | undefined): number | null {
  if (text === undefined) return null
  const known = catalogue.list.map((chain) => ({
    id: chain.chain_id,
    slug: chain.slug,
    code: chain.network_code,
  }))
  return chainFromLink(known, text)?.id ?? null
}

/** Returns the link's parameters as form fields; an unknown network is undefined. */
const meant = (catalogue: Catalogue, { wishes: { from, to, token, amount, recipient } }: DeepLink) => ({
  fromChainId: networkOf(catalogue, from) ?? undefined,
  toChainId: networkOf(catalogue, to) ?? undefined,
  token,
  amount,
  recipient,
})

const same = (key: Filled, a: unknown, b: unknown): boolean =>
  key === 'token' ? sameSymbol(String(a), String(b)) : String(a).toUpperCase() === String(b).toUpperCase()

/**
 * Applies a link once networks and assets are known. Fields that differ from `began`, the form at page load, are the user's input and stay.
 * Unserved parameters are reported, and the nearest served value takes their place.
 */
export function settleLink(catalogue: Catalogue, link: DeepLink, began: BridgeForm, now: BridgeForm): SettledLink {
  const wanted = meant(catalogue, link)
  const keys = Object.keys(filled) as Filled[]
  const untouched = keys.filter(
    (key) => now[key] === began[key] && wanted[key] !== undefined && (key !== 'amount' || now.exact === began.exact),
  )
  const wish: BridgeForm = {
    ...now,
    ...Object.fromEntries(untouched.map((key) => [key, wanted[key]])),
    // An amount brings its side along.
    ...(untouched.includes('amount') && { exact: exactOf(link.wishes) }),
  }
  const settled = settleForm(catalogue, wish)
  const unknown = (['from', 'to'] as const).filter(
    (field) => link.wishes[field] !== undefined && networkOf(catalogue, link.wishes[field]) === null,
  )
  const unserved = untouched.filter((key) => !same(key, settled[key], wanted[key])).map((key) => filled[key])
  const refused = [...unknown, ...unserved].map((field) => refusal(field, link.wishes[field] ?? ''))
  const changed = Object.entries(settled).filter(([key, value]) => now[key as keyof BridgeForm] !== value)
  const fields: Partial<BridgeForm> = Object.fromEntries(changed)
  return {
    fields: 'amount' in fields ? { ...fields, exact: settled.exact } : fields,
    refused: [...link.refused, ...refused],
  }
}
