import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import * as yup from 'yup'

export interface CheckoutValues {
  readonly shipping: {
    readonly despatchType: string
    readonly jobName: string
    readonly address: string
    readonly suburb: string
    readonly state: string
    readonly zipCode: string
    readonly notes: string
    readonly reference: string
  }
  readonly delivery: {
    readonly branch: string
    readonly onsite: boolean
    readonly vehicleType: string
    readonly clientEmail: string
    readonly contactName: string
    readonly contactPhone: string
    /** `YYYY-MM-DD` */
    readonly requiredDate: string
    /** `HH:MM` */
    readonly requiredTime: string
  }
}

export interface CheckoutRules {
  /** Goods are fetched from a branch: no address, no vehicle. */
  readonly isPickup: boolean
  readonly isTaxMode: boolean
  /** `YYYY-MM-DD` on the customer's calendar. */
  readonly today: string
}

/** The rules of the checkout form for one way of despatch. */
export function checkoutSchema({ isPickup, isTaxMode, today }: CheckoutRules): yup.ObjectSchema<CheckoutValues> {
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

export const checkoutRules = (rules: CheckoutRules): Resolver<CheckoutValues> => yupResolver(checkoutSchema(rules))
