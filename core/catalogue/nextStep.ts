import type { Catalogue, ChainDef } from './types.ts'

/** Networks whose transfers can be settled. */
export const settledChains = (catalogue: Pick<Catalogue, 'chains'>): readonly ChainDef[] =>
  catalogue.chains.filter(({ settlement }) => settlement !== null)

/** The operator's next step until a network can be bridged, as a sentence with the command or file; null after that. */
export function nextStep(catalogue: Pick<Catalogue, 'chains' | 'routes'>): string | null {
  if (settledChains(catalogue).length === 0)
    return 'No network settles transfers yet. Deploy the contracts with `npm run deploy`, which writes settlement.json (config/README.md, “Adding a route”). To try everything on one machine: `npm start`.'
  if (!catalogue.routes.some(({ enabled }) => enabled))
    return 'No route is open yet. Add one to routes.json, or enable one there (config/README.md, “Adding a route”).'
  return null
}
