import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { listChoice, type ListChoice } from './listChoiceSchema.ts'

export interface AddToListValues extends ListChoice {
  /** Ignored for several lines, or for one with lengths. */
  readonly quantity: number | null
}

const addToListSchema: yup.ObjectSchema<AddToListValues> = yup.object({
  ...listChoice,
  quantity: yup.number().required('Required').moreThan(0, 'Enter a number above 0.'),
})

export const addToListRules = yupResolver(addToListSchema)
