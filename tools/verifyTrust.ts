import { isAddress } from 'viem'
import { envelope } from '#core/wire/common.ts'
import { trustData } from '#core/wire/trust.ts'
import { type TrustProblem, trustProblems } from './lib/trustProblems.ts'

/**
 * Verifies the trust report of a service with the address of its report key, known from elsewhere:
 * `npx tsx tools/verifyTrust.ts https://bridge.example.org 0x…`. Exits with 1 unless the key signed it for this service within
 * the last 10 minutes.
 */
const [service = '', signer = ''] = process.argv.slice(2)
if (!URL.canParse(service) || !isAddress(signer)) {
  console.error('Usage: npx tsx tools/verifyTrust.ts https://bridge.example.org 0x…')
  process.exit(1)
}

const texts: Readonly<Record<TrustProblem, string>> = {
  unsigned: 'it has no signature',
  signature_invalid: `its signature is not by ${signer}`,
  origin_differs: `it is not about ${new URL(service).origin}`,
  too_old: 'it is older than 10 minutes',
  in_future: 'it is dated in the future',
}

const answer = await fetch(new URL('/api/bridge_api/v1/trust', service))
if (!answer.ok) {
  console.error(`No report: ${answer.status} ${await answer.text()}`)
  process.exit(1)
}
const { report, signature } = envelope(trustData).parse(await answer.json()).data
const problems = await trustProblems({ report, signature }, { service, signer, now: new Date() })
console.info(`Report of ${report.origin}, ${report.as_of}`)
for (const { level, code, chain_ids } of report.findings) console.info(`${level}  ${code}  ${chain_ids.join(' ')}`)
for (const problem of problems) console.error(`NOT valid: ${texts[problem]}`)
if (problems.length === 0) console.info(`Signed by ${signer}`)
process.exitCode = problems.length === 0 ? 0 : 1
