import { useNavigate } from 'react-router-dom';

/** Goes back by one page: the frame's navigator asks the navigation machine, which decides where that is (LAY-19). */
export const useBack = (): (() => void) => {
  const navigate = useNavigate();
  return () => void navigate(-1);
};
