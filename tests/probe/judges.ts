import {
  readIsoDate,
  type DespatchMethod,
  type QueryName,
  type Result,
  type Statement,
} from '@trade-portal/supplier-api'
import { breaks, look, type Remark } from './remark.ts'

type Judges = { readonly [N in QueryName]?: (result: Result<N>) => readonly Remark[] }

/** What customers would see of the result of one operation, beyond what is said of every response. */
export const judges: Judges = {
  getListDespatchMethod: (methods) => methods.map(despatch),
  getStatementList: newestFirst,
  getProductCategories: (menu) =>
    menu.length > 0 && !menu.some(({ categoryId, typeId, classId }) => categoryId !== '' && typeId + classId === '')
      ? [breaks('No row has a category alone (blank prodType and prodClass): customers see no products in the menu.')]
      : [],
}

const collected = /pick|collect|counter|will\s?call/i
const brought = /deliver|courier|truck|\bvan\b|freight|carrier/i

/** How the portal reads a despatch method, for a person to compare with what it is. */
function despatch({ name, description, isPickup }: DespatchMethod): Remark {
  const title = name === description ? name : `${name} (${description})`
  const reading = isPickup
    ? `${title} is treated as a pickup: the customer chooses a branch, and no address is asked for.`
    : `${title} is treated as a delivery: an address and a vehicle are asked for, and a charge is added.`
  const words = `${name} ${description}`
  const isOtherwise = isPickup
    ? brought.test(words) && !collected.test(words)
    : collected.test(words) && !brought.test(words)
  return isOtherwise
    ? breaks(`${reading} Its name says otherwise: delivery is true for what the customer collects.`)
    : look(reading)
}

function newestFirst(statements: readonly Statement[]): readonly Remark[] {
  const days = statements.flatMap(({ date }) => readIsoDate(date) ?? [])
  return days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day))
    ? []
    : [breaks('The statements do not come newest first: customers take an old statement for the latest one.')]
}
