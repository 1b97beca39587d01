/**
 * `never`: health, order state, and confirmed calls that change money or hand over an order. `first`: quotes and reads,
 * which the app retries. `last`: pages, other writes such as sign-in, and chain RPC, which includes broadcasts. `asset`:
 * scripts and styles of a page that was let in, which is useless without any of them; a refusal costs as much as the file.
 */
export type LoadClass = 'never' | 'asset' | 'last' | 'first'

const order = String.raw`^/api/bridge_api/v1/orders`

const ofNodes = /^\/api\/bridge_api\/v1\/chains\//

/** The first matching row decides; the last one matches everything. */
const classes: readonly { methods: readonly string[] | '*'; path: RegExp; is: LoadClass }[] = [
  { methods: '*', path: /^\/health$/, is: 'never' },
  { methods: ['GET', 'HEAD'], path: new RegExp(`${order}/[^/]+(/events|/authorization)?$`), is: 'never' },
  {
    methods: ['POST'],
    path: new RegExp(`${order}(/[^/]+/(deposit|deposit/search|authorization|handover|take))?$`),
    is: 'never',
  },
  { methods: ['POST'], path: /^\/api\/swap_api\/v1\/(make_swap|swaps\/[^/]+\/(sent|trial|search))$/, is: 'never' },
  { methods: ['POST'], path: /^\/api\/(deploy_api\/v1\/deployments|pool_api\/v1\/transactions)$/, is: 'last' },
  { methods: ['POST'], path: ofNodes, is: 'last' },
  { methods: ['POST'], path: /^\/api\/(identity|lottery|campaign_api|maker_api)\//, is: 'last' },
  { methods: ['GET', 'HEAD'], path: /^\/assets\//, is: 'asset' },
  { methods: '*', path: /^(?!\/api\/)/, is: 'last' },
  { methods: '*', path: /^/, is: 'first' },
]

/** Returns the class that decides when a call is refused under load. */
export const loadClassOf = (method: string, path: string): LoadClass =>
  classes.find((row) => (row.methods === '*' || row.methods.includes(method)) && row.path.test(path))?.is ?? 'first'

/** Calls that mostly wait for a network or a vendor; each bounds its own reads. */
const waiting: readonly RegExp[] = [
  ofNodes,
  /^\/api\/(balance_api\/v1\/multi-balance|balance|swap_auxiliary_api\/v1\/query_balances)$/,
  /^\/api\/bridge_api\/v1\/(approvals|trust|orders\/[^/]+\/deposit\/search)$/,
  /^\/api\/swap_api\/v1\/(quotes|make_swap|token|swaps\/[^/]+\/(trial|search))$/,
  /^\/api\/deploy_api\/v1\/(estimate|deployments)$/,
  /^\/api\/maker_api\/v1\/routes$/,
  /^\/api\/pool_api\/v1\/(pools|transactions)$/,
  /^\/api\/tracker_api\/v1\/(activity|pages\/[^/]+)$/,
  /^\/api\/faucet_api\/v1\/faucets$/,
  /^\/api\/portfolio_api\/v1\/((bot|exports)\/|found-tokens$)/,
  /^\/api\/identity\/v1\/verify$/,
  /^\/api\/lottery\/maker\/sign\/(in|lost)$/,
  /^\/api\/campaign_api\/v1\/[^/]+\/(campaigns\/\d+|badges(\/[^/]+)?)$/,
]

/** True for calls that wait for others: a slow network must not count as load of the server. */
export const waitsOutside = (path: string): boolean => waiting.some((each) => each.test(path))
