export async function openWindriverCheckout(checkout: {
  script: string
  key: string
  reference: string
  amount: number | undefined
  successUrl: string
  cancelUrl: string
}): Promise<void> {
  await Promise.resolve(checkout)
}
