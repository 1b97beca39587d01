import type { Page, Route } from '@playwright/test'
import { closeUnproven } from '#core/catalogue/availability.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { makerIn } from '#maker/testing/drive.ts'
import { starknetOf, withStarknetRoutes } from '#maker/testing/starknetOrders.ts'
import { startWorld, type World } from '#maker/testing/world.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'
import type { LocalStarknetChain } from '#chains/starknet/testing/localChain.ts'

const PASS_MS = 300

/** A bridge of the test's own between an EVM chain and a Starknet chain in memory, with its API and its maker. */
export interface StarknetBridge {
  readonly world: World
  readonly chain: LocalStarknetChain
  readonly app: TestApp
  /** Answers every call of the page’s app. */
  serve(page: Page): Promise<void>
  /** The operator accepts the network's unproven settlement; until then its routes are off. */
  accept(): void
  /** The maker watches and pays until the bridge stops. */
  startMaker(): void
  stop(): Promise<void>
}

/** The catalogue without the operator's acceptance. */
const unaccepted = (catalogue: Catalogue): Catalogue =>
  closeUnproven({
    ...catalogue,
    chains: catalogue.chains.map(({ settlement, ...chain }) => {
      const { acceptUnproven: _, ...rest } = settlement ?? {}
      return { ...chain, settlement: settlement && (rest as typeof settlement) }
    }),
  })

export async function startStarknetBridge(): Promise<StarknetBridge> {
  const world = await startWorld({ starknet: true, change: withStarknetRoutes })
  const chain = starknetOf(world)
  const chains: TestApp['deps']['chains'] = (id) => world.chains.get(id) ?? null
  const start = (catalogue: Catalogue) => createTestApp({ start: new Date(), deps: { catalogue, chains } })
  const [closed, app] = await Promise.all([start(unaccepted(world.catalogue)), start(world.catalogue)])
  let serving = closed
  /** The clocks of test apps move only so. */
  const setClocks = (): void => {
    for (const { clock } of [closed, app]) clock.advance((Date.now() - clock.now().getTime()) / 1_000)
  }
  const stopped = new AbortController()
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    const maker = makerIn(world, app.store)
    while (!stopped.signal.aborted) {
      setClocks()
      await maker.runOnce()
      await world.mine()
      await new Promise((done) => setTimeout(done, PASS_MS))
    }
  }
  async function forward(route: Route): Promise<void> {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    // Without a stream the app polls.
    if (request.headers()['accept'] === 'text/event-stream') return route.abort()
    setClocks()
    const body = request.postData()
    const answer = await serving.app.request(
      `${pathname}${search}`,
      { method: request.method(), headers: await request.allHeaders(), ...(body === null ? {} : { body }) },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  }
  return {
    world,
    chain,
    app,
    serve: async (page) => void (await page.route('**/api/**', forward)),
    accept: () => void (serving = app),
    startMaker: () => void (working = work()),
    async stop() {
      stopped.abort()
      await working
      await Promise.all([closed.close(), app.close()])
      await world.stop()
    },
  }
}
