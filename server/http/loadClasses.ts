/**
 * `never`: health, the state of an order, and what changes money or hands an order over, once a person has confirmed it. `last`: pages and
 * every other call that writes, such as sign-in, and the page's calls to
 * networks, among which are broadcasts. `first`: quotes and reads, which the app asks for again by itself.
 */
export type LoadClass = 'never' | 'last' | 'first'

const order = String.raw`^/api/bridge_api/v1/orders`

/** The first row that fits decides; the last one fits everything. */
const classes: readonly { methods: readonly string[] | '*'; path: RegExp; is: LoadClass }[] = [
  { methods: '*', path: /^\/health$/, is: 'never' },
  { methods: ['GET', 'HEAD'], path: new RegExp(`${order}/[^/]+(/events|/authorization)?$`), is: 'never' },
  { methods: ['POST'], path: new RegExp(`${order}(/[^/]+/(deposit|authorization|handover|take))?$`), is: 'never' },
  { methods: ['POST'], path: /^\/api\/bridge_api\/v1\/chains\//, is: 'last' },
  { methods: ['POST'], path: /^\/api\/(identity|lottery|campaign_api)\//, is: 'last' },
  { methods: '*', path: /^(?!\/api\/)/, is: 'last' },
  { methods: '*', path: /^/, is: 'first' },
]

/** When a call is refused under load. */
export const loadClassOf = (method: string, path: string): LoadClass =>
  classes.find((row) => (row.methods === '*' || row.methods.includes(method)) && row.path.test(path))?.is ?? 'first'
