export { CheckoutScreen } from './CheckoutScreen.tsx'
export { OrderCompleteScreen } from './OrderCompleteScreen.tsx'
