export { askCheckout } from './queries.ts'
export { CheckoutScreen } from './CheckoutScreen.tsx'
export { OrderCompleteScreen } from './OrderCompleteScreen.tsx'
