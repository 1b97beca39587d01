import type { BrowserContext } from '@playwright/test'

const page = `<!doctype html><title>Attestation</title><script>
const id = new URL(location.href).searchParams.get('id')
const part = (value) => btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation: [part({ alg: 'ES256' }), part({ id }), 'AA'].join('.') }), '*')
</script>`

/** Answers in place of the page that vouches for origins, and lets nothing else leave this machine. */
export async function stayHere(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) =>
    new URL(route.request().url()).hostname === 'verify.walletconnect.org'
      ? route.fulfill({ contentType: 'text/html', body: page })
      : route.abort(),
  )
}
