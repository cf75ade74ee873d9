import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { maxNameLength, maxViews } from './savedViews.ts'

export interface SaveViewValues {
  readonly name: string
}

const isFullMessage = `${maxViews} views of this list are saved already. Forget one of them first, or replace one.`

/** The rules for saving a view. @param isReplacing Whether the list already has a view with the entered name. */
export function saveViewRules(count: number, isReplacing: boolean) {
  const schema: yup.ObjectSchema<SaveViewValues> = yup.object({
    name: yup
      .string()
      .trim()
      .required('Required')
      .max(maxNameLength, `Use at most ${maxNameLength} characters`)
      .test('room', isFullMessage, () => isReplacing || count < maxViews),
  })
  return yupResolver(schema)
}
