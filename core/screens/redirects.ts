/** Redirected addresses; query and fragment are kept. In lower case, because they are compared ignoring case. */
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
