import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { restOfMessages } from '#src/i18n/current.ts'
import { type Services, ServicesProvider } from '#src/services.ts'
import { chain, token } from '#src/testing/rows.ts'
import { HoldingList, Paged } from './HoldingList.tsx'
import { listed, portfolioOf } from './holdings.ts'
import { createPortfolioStore } from './portfolioStore.ts'

const ROWS = 5_000
const networks = Array.from({ length: ROWS }, (_, at) => chain(at + 1, `N${at + 1}`))
const owner = { family: 'evm', address: '0x1' } as const

/** The page’s list of one balance per network, each of the asset that `symbolOf` names. */
function drawn(symbolOf: (at: number) => string, isStale = false): string {
  const tokens = networks.map(({ chain_id }, at) => ({
    ...token(chain_id, symbolOf(at), 6),
    usd_price: '2',
    usd_price_stale: isStale,
  }))
  const reads = networks.map((network) => ({
    owner,
    chain: network,
    amounts: new Map([[`${network.chain_id}:native`, 1_000_000n]]),
    failed: false,
  }))
  const store = createPortfolioStore(null)
  const { groups } = portfolioOf(reads, tokens)
  return renderToStaticMarkup(
    <ServicesProvider value={{ stored: () => store } as unknown as Services}>
      <MemoryRouter>
        <HoldingList
          list={listed(groups, store.getState())}
          movable={{ connected: [owner], swappable: new Set(networks.map(({ chain_id }) => chain_id)) }}
        />
      </MemoryRouter>
    </ServicesProvider>,
  )
}
const count = (html: string, tag: string): number => html.split(`<${tag}`).length - 1

beforeAll(() => restOfMessages())

it('puts a hundred of five thousand assets into the page, and the networks of none before it is opened', () => {
  const html = drawn((at) => `T${at}`)
  expect([count(html, 'li'), count(html, 'summary')]).toEqual([100, 100])
  expect(html).toContain('Show 100 more')
})

it('shows as many rows as a list wants at first, and names how many follow', () => {
  const pageOf = (rows: number): string =>
    renderToStaticMarkup(
      <Paged rows={Array.from({ length: rows }, (_, at) => at)} size={20}>
        {(shown) => (
          <ul>
            {shown.map((at) => (
              <li key={at}>{at}</li>
            ))}
          </ul>
        )}
      </Paged>,
    )
  expect(count(pageOf(5_000), 'li')).toBe(20)
  expect(pageOf(5_000)).toContain('Show 20 more')
  expect(pageOf(33)).toContain('Show 13 more')
  expect(pageOf(20)).not.toContain('more')
})

it('puts one row for an asset on five thousand networks', () => {
  const html = drawn(() => 'USDC')
  expect(count(html, 'li')).toBe(1)
  expect(html).not.toContain('Show 100 more')
})

it('cuts a symbol that is a sentence next to the amount, and no usual one', () => {
  const html = drawn((at) => (at === 0 ? 'visit-reward.example for $5,000' : 'ABCDEFGHIJKL'))
  expect(html).toContain('1 visit-rewar…<')
  expect(html).toMatch(/[\d,]+ ABCDEFGHIJKL</)
})

it('names an outdated price in the row of its asset', () => {
  expect(drawn(() => 'USDC')).not.toContain('Outdated price')
  expect(drawn(() => 'USDC', true)).toMatch(/\$[\d,.]+<svg[^>]*aria-label="Outdated price"/)
})
