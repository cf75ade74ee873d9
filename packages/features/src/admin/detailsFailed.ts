/** The specified message if the signed-in user, or the user to change, could not be loaded. */
export const detailsFailed = 'Could not load user details'
