import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import * as yup from 'yup'
import type { OrderDetails } from '../shared/ordering/orderPayload.ts'

export interface CheckoutRules {
  /** Goods are collected from a branch, so no address and no vehicle are required. */
  readonly isPickup: boolean
  readonly isTaxMode: boolean
  /** `YYYY-MM-DD` in the customer's time zone. */
  readonly today: string
}

/** The validation rules of the checkout form. */
export function checkoutSchema({ isPickup, isTaxMode, today }: CheckoutRules): yup.ObjectSchema<OrderDetails> {
  const required = (message: string) => yup.string().trim().required(message)
  const unlessPickup = (message: string) => (isPickup ? yup.string().default('') : required(message))
  return yup.object({
    shipping: yup.object({
      despatchType: required(`Please select a ${isTaxMode ? 'Dispatch' : 'Despatch'} type`),
      jobName: required('Job name is required'),
      address: unlessPickup('Address is required'),
      suburb: unlessPickup('Suburb is required'),
      state: unlessPickup('State is required'),
      zipCode: isTaxMode ? required('Zip Code is required') : yup.string().default(''),
      notes: yup.string().default(''),
      reference: yup.string().trim().default(''),
    }),
    delivery: yup.object({
      branch: isPickup ? required('Please select a Branch') : yup.string().default(''),
      onsite: yup.boolean().required('Please select an onsite or offsite delivery'),
      vehicleType: unlessPickup('Please select a Vehicle type'),
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
