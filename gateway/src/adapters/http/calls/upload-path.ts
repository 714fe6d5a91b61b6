/** The one path whose body is multipart. */
export const uploadPath = '/webapp/upload!save.action';
