/** Random 128-bit id of a payment request, which exists in its link alone. */
export const paymentIdForm = /^[0-9a-f]{32}$/
