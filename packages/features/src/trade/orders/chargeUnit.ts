/** The unit in which an order adds the delivery charge. In prices its letter case does not count. */
export const chargeUnit = 'ea'
