import { Hono } from 'hono'
import { html } from 'hono/html'
import { createCall } from '#chains/bitcoin/testing/litecoind.ts'
import { type Html, page, TRY_PATH } from '../try/page.ts'

/** Path of the page from which the user pays an order's address, as from an exchange. */
export const BITCOIN_PATH = `${TRY_PATH}/bitcoin`

const addressForm = /^[0-9A-Za-z]{26,90}$/
const amountForm = /^\d{1,4}(\.\d{1,8})?$/

/** Sends coins of the node's own wallet to any address of the local network. */
export function bitcoinPages(url: string): Hono {
  const call = createCall(url)
  const app = new Hono()
  app.get(BITCOIN_PATH, (c) => c.html(sendPage(null)))
  app.post(BITCOIN_PATH, async (c) => {
    const { address, amount } = await c.req.parseBody()
    const [to, coins] = [String(address ?? '').trim(), String(amount ?? '').trim()]
    if (!addressForm.test(to) || !amountForm.test(coins))
      return c.html(sendPage('Enter an address and an amount.'), 400)
    return call<string>('sendtoaddress', to, coins).then(
      (id) => c.html(sendPage(`Sent ${coins} BTC. Transaction ${id}`)),
      (error: unknown) => c.html(sendPage(error instanceof Error ? error.message : String(error)), 400),
    )
  })
  return app
}

const sendPage = (said: string | null): Html =>
  page({
    title: 'Send BTC',
    about: 'An exchange of this machine: paste the address and the amount of a transfer from Bitshore.',
    body: html`<form class="card" method="post" action="${BITCOIN_PATH}">
      <label for="address">Address</label>
      <input id="address" name="address" placeholder="rltc1…" autocomplete="off" spellcheck="false" />
      <label for="amount">Amount in BTC</label>
      <input id="amount" name="amount" placeholder="0.01" inputmode="decimal" autocomplete="off" />
      <button class="main">Send</button>
      ${said === null ? '' : html`<p role="status" class="hint">${said}</p>`}
    </form>`,
  })
