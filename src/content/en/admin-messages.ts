/**
 * Texts that are specified (Product 4, 5 and 8) and that administrators alone meet, word for word:
 * the others stand in messages.ts, which every page with a form loads.
 */
export const adminMessages = {
  forms: {
    inputForm: 'Something went wrong in the input form',
    deleteFailed: 'Delete failed',
    workCreationFailed: 'Work creation failed',
    countryCreationFailed: 'country creation failed',
    creatingCountry: 'Something went wrong while creating the country',
    confirmDeleteCountry: 'Are you sure you want to delete this country?',
  },
  /** Toasts after something worked. */
  success: {
    created: (name: string) => `${name} is created`,
    updated: (name: string) => `${name} is updated`,
    categoryDeleted: 'Category is deleted',
    countryUpdated: 'Country Updated Successfully',
    countryDeleted: 'Country Deleted Successfully',
    /** The same news in the countries grid, spelt its own way. */
    countryDeletedInGrid: 'Country deleted successfully!',
    updatedGeneral: 'Updated successfully',
    deletedGeneral: 'Deleted successfully',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    creating: 'Creating...',
    deleting: 'Deleting...',
  },
} as const
