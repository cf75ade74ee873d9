import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import * as yup from 'yup'
import type { OrderDetails } from '../shared/ordering/orderPayload.ts'
import type { DespatchKind } from './despatchKind.ts'

export interface CheckoutRules {
  readonly despatch: DespatchKind
  readonly isTaxMode: boolean
  /** `YYYY-MM-DD` in the customer's time zone. */
  readonly today: string
}

/** The validation rules of the checkout form. */
export function checkoutSchema({ despatch, isTaxMode, today }: CheckoutRules): yup.ObjectSchema<OrderDetails> {
  const required = (message: string) => yup.string().trim().required(message)
  const requiredFor = (kind: DespatchKind, message: string) =>
    despatch === kind ? required(message) : yup.string().default('')
  const selectDespatch = `Please select a ${isTaxMode ? 'Dispatch' : 'Despatch'} type`
  return yup.object({
    shipping: yup.object({
      // A method that was chosen and then withdrawn is still in the values, but of no kind.
      despatchType: required(selectDespatch).test(
        'offered',
        selectDespatch,
        (name) => name === '' || despatch !== 'none',
      ),
      jobName: required('Job name is required'),
      address: requiredFor('delivery', 'Address is required'),
      suburb: requiredFor('delivery', 'Suburb is required'),
      state: requiredFor('delivery', 'State is required'),
      zipCode: isTaxMode ? required('Zip Code is required') : yup.string().default(''),
      notes: yup.string().default(''),
      reference: yup.string().trim().default(''),
    }),
    delivery: yup.object({
      branch: requiredFor('pickup', 'Please select a Branch'),
      onsite: yup.boolean().required('Please select an onsite or offsite delivery'),
      vehicleType: requiredFor('delivery', 'Please select a Vehicle type'),
      clientEmail: yup.string().trim().email('Invalid email address').default(''),
      contactName: required('Please enter a Contact name'),
      contactPhone: required('Please enter a Contact phone'),
      requiredDate: required('Please enter a Required date').test(
        'not-past',
        'The Required date is in the past',
        (date) => date === '' || date >= today,
      ),
      requiredTime: required('Please enter a Required time'),
    }),
  })
}

export const checkoutRules = (rules: CheckoutRules): Resolver<OrderDetails> => yupResolver(checkoutSchema(rules))
