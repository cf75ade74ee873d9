export { PaymentCancelledScreen } from './PaymentCancelledScreen.tsx'
export { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'
export { PaymentFailScreen } from './PaymentFailScreen.tsx'
