import { writeFileSync } from 'node:fs'
import { asJson, buildChains, buildTokens } from './build.ts'

/**
 * Writes config/chains.json and config/tokens.json of the default profile. Run it after a change in this folder or of
 * the library.
 */
const folder = new URL('../../config/', import.meta.url)
const chains = buildChains()
const tokens = buildTokens(chains)
writeFileSync(new URL('chains.json', folder), asJson(chains))
writeFileSync(new URL('tokens.json', folder), asJson(tokens))
console.log(`${chains.length} networks and ${tokens.length} tokens written to config/`)
