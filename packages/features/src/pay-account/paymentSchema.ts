import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import * as yup from 'yup'
import type { PaymentValues } from './paymentDraft.ts'
import type { PaymentProblems } from './paymentProblems.ts'

/** The rules of the form: each field has the problem that was found in it. */
export function paymentRules({ amount, reference }: PaymentProblems): Resolver<PaymentValues> {
  const without = (problem: string) =>
    yup
      .string()
      .defined()
      .test('problem', problem, () => problem === '')
  return yupResolver(yup.object({ amount: without(amount), reference: without(reference) }))
}
