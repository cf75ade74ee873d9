import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { newList } from './transferLines.ts'

export interface AddToListValues {
  /** The id of an existing list, or `newList` for a new one. */
  readonly to: string
  /** The name of the new list; ignored for an existing list. */
  readonly name: string
  /** Ignored for several lines, or for one with lengths. */
  readonly quantity: number | null
}

const addToListSchema: yup.ObjectSchema<AddToListValues> = yup.object({
  to: yup.string().required('Required'),
  name: yup
    .string()
    .defined()
    .trim()
    .when('to', ([to], name) => (to === newList ? name.required('Required') : name)),
  quantity: yup.number().required('Required').moreThan(0, 'Enter a number above 0.'),
})

export const addToListRules = yupResolver(addToListSchema)
