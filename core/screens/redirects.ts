/** Addresses that lead to another one; query and fragment go along. In lower case: they are compared without regard to it. */
export const redirects: Readonly<Record<string, string>> = {
  '/bridge': '/',
  '/inscribe': '/',
  '/rewards': '/points',
  '/rewards-phase1': '/points',
  '/terms': '/tos',
  '/lxp': '/tracker/lxp',
  '/scrollmarks': '/tracker/scrollmarks',
  '/bobspice': '/drop/bob-spice',
  '/monadfaucet': '/Faucet/Monad',
}
