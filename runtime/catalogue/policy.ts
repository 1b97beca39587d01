import { z } from 'zod'
import { type Policy, verdicts } from '#core/catalogue/surface.ts'
import { AppError } from '#core/errors.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'

export const POLICY_FILE = 'policy.json'

const capability = z
  .string()
  .regex(/^[a-z]+(:(\*|[a-z0-9]+))?$/, 'a capability such as "swap", "wallet:evm" or "wallet:*"')
const rules = z.record(capability, z.enum(verdicts))
const schema = z.strictObject({
  preset: z.string().min(1),
  presets: z.record(z.string().min(1), z.strictObject({ web: rules, telegram: rules })),
})

/**
 * The effective surface policy: the requested preset, else the one that policy.json names.
 * @throws AppError `policy_unknown`, `config_invalid`.
 */
export function loadPolicy(source: CatalogueSource, preset?: string): Policy {
  const file = readConfigFile(source, POLICY_FILE, schema, {
    kind: 'fields',
    fields: { presets: { kind: 'keys' } },
  })
  const name = preset ?? file.preset
  const found = file.presets[name]
  if (!found)
    throw new AppError(
      'policy_unknown',
      `policy.json has no preset "${name}", only: ${Object.keys(file.presets).join(', ')}`,
      { retriable: false },
    )
  return found
}
