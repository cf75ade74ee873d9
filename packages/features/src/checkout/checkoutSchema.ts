import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import * as yup from 'yup'
import { isDayOrBlank } from '../foundation/time/calendarDay.ts'
import { isEmailAddress } from '../trade/documents/isEmailAddress.ts'
import type { CheckoutChoices, CheckoutValues, DespatchKind } from './checkout.ts'

export interface CheckoutRules extends Pick<CheckoutChoices, 'branches' | 'states' | 'vehicles'> {
  readonly despatch: DespatchKind
  readonly isTaxMode: boolean
  /** The user's e-mail address at the supplier. It is always accepted, because the customer cannot correct it. */
  readonly userEmail: string
  /** Today as `YYYY-MM-DD` in the customer's time zone. */
  readonly today: string
  /** The address that was not found and must be confirmed; '' if there is none. */
  readonly unknownAddress: string
}

export function checkoutSchema(rules: CheckoutRules): yup.ObjectSchema<CheckoutValues> {
  const { despatch, isTaxMode, userEmail, today, unknownAddress, branches, states, vehicles } = rules
  const required = (message: string) => yup.string().trim().required(message)
  const requiredFor = (kind: DespatchKind, message: string) =>
    despatch === kind ? required(message) : yup.string().trim().default('')
  // A draft may contain a choice that is no longer offered. The field then shows no choice, and this rule asks the customer
  // to choose again.
  const choiceFor = (kind: DespatchKind, message: string, options: readonly { readonly id: string }[]) =>
    requiredFor(kind, message).test(
      'offered',
      message,
      (chosen) => despatch !== kind || chosen === '' || options.some(({ id }) => id === chosen),
    )
  const selectDespatch = `Please select a ${isTaxMode ? 'Dispatch' : 'Despatch'} type`
  return yup.object({
    shipping: yup.object({
      // A draft may name a despatch method that is no longer offered. `despatch` is then `none`, and the customer has to
      // choose again.
      despatchType: required(selectDespatch).test(
        'offered',
        selectDespatch,
        (name) => name === '' || despatch !== 'none',
      ),
      jobName: required('Job name is required'),
      address: requiredFor('delivery', 'Address is required'),
      suburb: requiredFor('delivery', 'Suburb is required'),
      state:
        states.length === 0
          ? requiredFor('delivery', 'State is required')
          : choiceFor('delivery', 'State is required', states),
      zipCode: isTaxMode ? required('Zip Code is required') : yup.string().default(''),
      notes: yup.string().default(''),
      reference: yup.string().trim().default(''),
    }),
    delivery: yup.object({
      branch: choiceFor('pickup', 'Please select a Branch', branches),
      onsite: yup.boolean().required('Please select an onsite or offsite delivery'),
      vehicleType: choiceFor('delivery', 'Please select a Vehicle type', vehicles),
      clientEmail: yup
        .string()
        .trim()
        .default('')
        .test(
          'address',
          'Invalid email address',
          (text) => text === '' || text === userEmail.trim() || isEmailAddress(text),
        ),
      contactName: required('Please enter a Contact name'),
      contactPhone: required('Please enter a Contact phone'),
      contactMobile: yup.string().trim().default(''),
      requiredDate: required('Please enter a Required date')
        .test('day', 'Please enter a Required date', isDayOrBlank)
        .test(
          'not-past',
          'The Required date is in the past',
          (date) => !isDayOrBlank(date) || date === '' || date >= today,
        ),
      requiredTime: required('Please enter a Required time').matches(/^(\d\d:\d\d)?$/, 'Please enter a Required time'),
    }),
    confirmedAddress: yup
      .string()
      .default('')
      .test(
        'confirmed',
        'Correct the address, or tick that you have checked it',
        (confirmed) => unknownAddress === '' || confirmed === unknownAddress,
      ),
  })
}

export const checkoutRules = (rules: CheckoutRules): Resolver<CheckoutValues> => yupResolver(checkoutSchema(rules))
