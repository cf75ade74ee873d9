import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'

export interface SaveListValues {
  readonly name: string
}

const saveListSchema: yup.ObjectSchema<SaveListValues> = yup.object({
  name: yup.string().trim().required('Required'),
})

export const saveListRules = yupResolver(saveListSchema)
