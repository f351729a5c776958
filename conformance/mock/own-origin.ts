/** Origins of the pages that the mocks answer: those of local servers, and `null`, the origin of pages from local files. */
export const OWN_ORIGIN = /^(?:null|https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?)$/;
