/** The terms as sections. Apart from the other messages, because only their own page needs them. */
export const tos: readonly { title: string; text: string }[] = [
  {
    title: 'What this is',
    text: 'Causeway moves assets between networks. You keep your own wallet; we never have its keys and cannot undo what you sign with it.',
  },
  {
    title: 'Who holds your deposit',
    text: 'Where a route says so, a contract holds it until the payout is proven by independent attesters, and gives it back to you when the payout does not come in time. On the other routes the market maker holds it; the review says so before you sign, and you name the address that a refund goes to.',
  },
  {
    title: 'What it costs',
    text: 'Every fee stands on the review before you sign. Network fees of your own transactions go to the network and are not returned.',
  },
  {
    title: 'What can go wrong',
    text: 'Networks can halt, reorganise or be congested, contracts can have faults, and prices can move. Use amounts whose loss you can bear, and check addresses in full: a payment to a wrong address cannot be taken back.',
  },
  {
    title: 'Who may use it',
    text: 'You may use it where the law lets you. It is not offered to people in restricted countries or on sanctions lists.',
  },
  {
    title: 'What we keep',
    text: 'We keep what is needed to carry out a transfer and to answer questions about it: addresses, amounts, transactions and times. Most of that is public on the networks anyway.',
  },
  {
    title: 'What we promise',
    text: 'We run the service with care and keep to the terms that you signed for each transfer. Beyond that it comes as it is.',
  },
]
